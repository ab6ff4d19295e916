import type { Files, Logged } from '../../contexts.ts';

/** Removes files that are no longer referenced; a failure is only logged. */
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
          'file not removed',
        ),
      );
  }
}
