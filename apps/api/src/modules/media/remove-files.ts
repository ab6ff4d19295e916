import type { Site } from '../../site.ts';

/** Nobody finds these files any more; that they take up room is no reason to refuse anybody. */
export async function removeFiles(
  { files, log }: Pick<Site, 'files' | 'log'>,
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
