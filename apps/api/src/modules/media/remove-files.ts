import type { Files, Logged } from '../../contexts.ts';

/** Nobody finds these files any more; that they take up room is no reason to refuse anybody. */
export async function removeFiles(
  { files, log }: Logged & Files,
  ids: readonly string[],
  requestId: string,
): Promise<void> {
  for (const id of ids) {
    await files
      .remove(id)
      .catch((error: unknown) =>
        log.warn(
          { event: 'file_not_removed', file: id, requestId, err: error },
          'a file was not removed',
        ),
      );
  }
}
