import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../lib/save-file.ts';

/** Saves the file of a call. */
export const useFile = (read: () => Promise<Blob>, name: string) =>
  useMutation({ mutationFn: async () => saveFile(await read(), name) });
