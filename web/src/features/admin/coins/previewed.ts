import { admin, type CoinPreview } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { useChange } from '../frame/ask.ts'
import { previewText } from './preview-messages.ts'
import { sendFile } from './upload.ts'
import { uploadText } from './upload-messages.ts'

interface Previewed {
  /** As it was when it was previewed, whatever becomes of it on the disk. */
  file: File
  preview: CoinPreview
}

/** A file that cannot be read here, such as one that was moved since it was chosen. */
class Unreadable extends Error {}

async function copyOf(file: File): Promise<File> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Unreadable()
  })
  return new File([bytes], file.name)
}

/** First what a file would do, then the deed: both send the file, and say how far it is. */
export function useUpload() {
  const t = useText(previewText)
  const { count } = useFormat()
  const [ratio, setRatio] = useState(0)
  const preview = useMutation({
    mutationFn: async (chosen: File): Promise<Previewed> => {
      setRatio(0)
      const file = await copyOf(chosen)
      return { file, preview: await sendFile(admin.previewCoins, {}, file, setRatio) }
    },
  })
  const confirm = useChange(
    ({ file, token, accepted }: { file: File; token: string; accepted: readonly string[] }) => {
      setRatio(0)
      return sendFile(admin.confirmCoins, { token, accepted: accepted.join() }, file, setRatio)
    },
    {
      touches: ['coins', 'figures'],
      saysFailure: true,
      onDone: ({ added, updated }) => {
        toast.show({ tone: 'ok', title: t.done, text: t.doneSays(count(added), count(updated)) })
        leave()
      },
    },
  )
  function leave() {
    preview.reset()
    confirm.reset()
  }
  function look(file: File) {
    confirm.reset()
    preview.mutate(file)
  }
  return { preview, confirm, ratio, look, leave }
}

/** What a person reads of a file that was refused as a whole, with the figures that it was refused for. */
export function useRefusal(): (error: unknown) => string {
  const t = useText(uploadText)
  const language = useLanguage()
  const { count } = useFormat()
  return error => {
    if (error instanceof Unreadable) return t.unreadable
    const { code, details, texts } = asProblem(error)
    if (code === 'admin.tooManyRows') return t.tooManyRows(count(Number(details.rows)), count(Number(details.limit)))
    if (code === 'admin.tooManyCoins') return t.tooManyCoins(count(Number(details.coins)), count(Number(details.limit)))
    return texts[language]
  }
}
