import { useEffect, useRef, useState } from 'react'

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true

/** A file may be dropped anywhere in the window as long as this is on the page; whether one is held over it. */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)
  const drop = useRef(onFile)
  useEffect(() => {
    drop.current = onFile
  })
  useEffect(() => {
    // Entering a child comes before leaving its parent, so the two are counted against each other.
    let depth = 0
    const move = (by: number) => (event: DragEvent) => {
      if (!carriesFiles(event)) return
      depth = Math.max(0, depth + by)
      setOver(depth > 0)
    }
    const handlers: { readonly [name: string]: (event: DragEvent) => void } = {
      dragenter: move(1),
      dragleave: move(-1),
      dragover: event => {
        if (carriesFiles(event)) event.preventDefault()
      },
      drop: event => {
        if (!carriesFiles(event)) return
        // Else the browser would leave the page to show the file.
        event.preventDefault()
        depth = 0
        setOver(false)
        const [file] = event.dataTransfer?.files ?? []
        if (file) drop.current(file)
      },
    }
    for (const [name, hear] of Object.entries(handlers)) window.addEventListener(name, hear as EventListener)
    return () => {
      for (const [name, hear] of Object.entries(handlers)) window.removeEventListener(name, hear as EventListener)
    }
  }, [])
  return isOver
}
