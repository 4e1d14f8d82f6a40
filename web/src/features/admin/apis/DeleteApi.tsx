import { useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Confirm } from '../frame/Confirm.tsx'
import { type ApiConfig, useRemoveApi } from './apis.ts'
import { apisText } from './text.ts'

export function DeleteApi({ config: { id, name }, onDone }: { config: ApiConfig; onDone: () => void }) {
  const t = useText(apisText)
  const [isAsked, setAsked] = useState(false)
  const remove = useRemoveApi(onDone)
  return (
    <>
      <Button look="ghost" small onClick={() => setAsked(true)}>
        {t.delete}
      </Button>
      <Confirm
        open={isAsked}
        title={t.deleteAsk(name)}
        action={t.delete}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id)}
        onClose={() => setAsked(false)}
      >
        {t.deleteSays}
      </Confirm>
    </>
  )
}
