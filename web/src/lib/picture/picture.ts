import { useEffect, useState } from 'react'

export type Picture = { state: 'drawing' } | { state: 'failed' } | { state: 'drawn'; file: File; url: string }

const blobOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png'),
  )

async function pictureOf(draw: () => Promise<HTMLCanvasElement>, name: string): Promise<Picture> {
  const canvas = await draw()
  const blob = await blobOf(canvas)
  const file = new File([blob], name, { type: blob.type })
  return { state: 'drawn', file, url: canvas.toDataURL('image/png') }
}

/** A picture made on the device, drawn anew when what draws it changes. */
export function usePicture(draw: () => Promise<HTMLCanvasElement>, name: string): Picture {
  const [picture, setPicture] = useState<Picture>({ state: 'drawing' })
  useEffect(() => {
    let isWanted = true
    const show = (next: Picture) => isWanted && setPicture(next)
    pictureOf(draw, name).then(show, () => show({ state: 'failed' }))
    return () => {
      isWanted = false
    }
  }, [draw, name])
  return picture
}

/** Hands a picture to the sheet of the system, with a link where one is given; false where that failed. */
export async function sendPicture(picture: Picture, link: { title: string; url?: string }): Promise<boolean> {
  const files = picture.state === 'drawn' ? [picture.file] : []
  const withPicture = { ...link, files }
  try {
    await navigator.share(files.length > 0 && navigator.canShare?.(withPicture) ? withPicture : link)
    return true
  } catch (error) {
    // A sheet that was closed is a mind that was changed.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
