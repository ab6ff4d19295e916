import { pictureUpload } from '@lantern/contracts';
import { useEffect, useRef, useState } from 'react';

export interface Picture {
  id: string;
  file: File;
  /** Its object URL, valid while the form is open. */
  address: string;
}

export interface PictureProblem {
  name: string;
  kind: 'type' | 'size' | 'unreadable' | 'count';
}

const types: readonly string[] = ['image/png', 'image/jpeg'];

/**
 * Why a file is not taken, or undefined where it is (CSH-05). The site looks at the bytes once
 * more.
 */
async function problemOf(file: File): Promise<PictureProblem['kind'] | undefined> {
  if (!types.includes(file.type)) return 'type';
  if (file.size > pictureUpload.bytes) return 'size';
  try {
    const bitmap = await createImageBitmap(file);
    bitmap.close();
    return undefined;
  } catch {
    return 'unreadable';
  }
}

/**
 * The pictures of a form: the good ones of those that are chosen, as many as fit, and what is wrong
 * with each other one. A form is not to be sent while it is `reading`, which takes a phone a moment
 * for a large photo: it would go without the picture.
 */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [reads, setReads] = useState(0);
  const [problems, setProblems] = useState<readonly PictureProblem[]>([]);
  const addresses = useRef(new Set<string>());
  useEffect(() => {
    const kept = addresses.current;
    return () => {
      for (const address of kept) URL.revokeObjectURL(address);
      kept.clear();
    };
  }, []);

  // The pictures as they are now: others may have been chosen or taken back while these were read.
  const current = useRef(pictures);
  const keep = (next: readonly Picture[]) => {
    current.current = next;
    setPictures(next);
  };

  const add = async (files: readonly File[]) => {
    setReads((count) => count + 1);
    const checked = await Promise.all(
      files.map(async (file) => ({ file, kind: await problemOf(file) })),
    );
    setReads((count) => count - 1);
    const good = checked.flatMap(({ file, kind }) => (kind === undefined ? [file] : []));
    const room = pictureUpload.files - current.current.length;
    const taken = good.slice(0, room).map((file) => {
      const address = URL.createObjectURL(file);
      addresses.current.add(address);
      return { id: address, file, address };
    });
    keep([...current.current, ...taken]);
    setProblems([
      ...checked.flatMap(({ file: { name }, kind }) =>
        kind === undefined ? [] : [{ name, kind }],
      ),
      ...good.slice(room).map(({ name }) => ({ name, kind: 'count' as const })),
    ]);
  };
  const remove = (id: string) => {
    keep(current.current.filter((picture) => picture.id !== id));
    setProblems([]);
    addresses.current.delete(id);
    URL.revokeObjectURL(id);
  };
  return { pictures, problems, reading: reads > 0, add, remove };
}
