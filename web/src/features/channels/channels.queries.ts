import { type ChannelList, type ChannelName, channels, type QuietHours } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { toastFailure } from '../../lib/failure-toast.ts'
import { useText } from '../../lib/language.ts'
import { useQuery } from '../../lib/use-query.ts'
import { channelsText } from './channels.messages.ts'

const queryKey = ['channels', 'list']

export const useChannels = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(channels.list, {}, signal), refetchOnMount: 'always' })

/** Invalidates the queries of channels. */
export function useChannelsAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey })
}

type Change =
  | { kind: 'order'; names: ChannelName[] }
  | { kind: 'switch'; name: ChannelName; isOn: boolean }
  | { kind: 'quiet'; quiet: QuietHours | null }

function changed(list: ChannelList, change: Change): ChannelList {
  if (change.kind === 'quiet') return { ...list, quiet: change.quiet }
  if (change.kind === 'order') {
    const placeOf = (name: ChannelName) => change.names.indexOf(name)
    return { ...list, channels: list.channels.toSorted((a, b) => placeOf(a.name) - placeOf(b.name)) }
  }
  const { name, isOn } = change
  return { ...list, channels: list.channels.map(one => (one.name === name ? { ...one, isOn } : one)) }
}

function send(change: Change): Promise<ChannelList> {
  if (change.kind === 'order') return call(channels.order, { names: change.names })
  if (change.kind === 'quiet') return call(channels.setQuiet, { quiet: change.quiet })
  return call(channels.switch, { name: change.name, isOn: change.isOn })
}

/** Shows a change at once, and takes it back when it could not be kept. */
export function useChangeChannels() {
  const t = useText(channelsText)
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    // One after the other, so that the last tap is the one that holds.
    scope: { id: 'channels' },
    onMutate: async change => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<ChannelList>(queryKey, list => list && changed(list, change))
    },
    onSuccess: list => client.setQueryData(queryKey, list),
    onError: error => {
      toastFailure(error, { title: t.notChanged, text: t.notChangedSays, notKnown: t.notKnown })
      void client.invalidateQueries({ queryKey })
    },
  })
}

/** Sends a test by one channel; its result is that of the row from then on. */
export function useTest() {
  const again = useChannelsAgain()
  return useMutation({
    mutationFn: (name: ChannelName) => call(channels.test, { name }),
    onSettled: again,
  })
}

export function useRemoveChannel(onDone: () => void) {
  const t = useText(channelsText)
  const again = useChannelsAgain()
  return useMutation({
    mutationFn: (name: 'telegram' | 'webhook') => call(channels.remove, { name }),
    onSuccess: onDone,
    onError: error => toastFailure(error, { title: t.notChanged, text: t.notChangedSays, notKnown: t.notKnown }),
    onSettled: again,
  })
}

/** A link to the bot, made anew at each opening. */
export const useTelegramLink = () => useMutation({ mutationFn: () => call(channels.linkTelegram, {}) })

const waitMs = 2_000

/** What became of the link, while it is waited for. */
export const useLinkState = (isWanted: boolean) =>
  useQuery({
    queryKey: ['channels', 'link'],
    queryFn: ({ signal }) => call(channels.telegramLink, {}, signal),
    enabled: isWanted,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      !data || data.state === 'waiting' || data.state === 'none' ? waitMs : false,
  })

export function useMoveTelegram(onDone: () => void) {
  const t = useText(channelsText)
  const again = useChannelsAgain()
  return useMutation({
    mutationFn: () => call(channels.moveTelegram, {}),
    onSuccess: onDone,
    onError: error => toastFailure(error, { title: t.notChanged, text: t.notChangedSays, notKnown: t.notKnown }),
    onSettled: again,
  })
}

export function useWebhook() {
  const again = useChannelsAgain()
  return {
    save: useMutation({ mutationFn: (url: string) => call(channels.setWebhook, { url }), onSettled: again }),
    rotate: useMutation({ mutationFn: () => call(channels.rotateSecret, {}), onSettled: again }),
  }
}
