import type { Database } from '../../db/database.ts';

export async function findContentType(
  { prisma }: Database,
  brandId: string,
  id: string,
): Promise<string | undefined> {
  const file = await prisma.storedFile.findFirst({
    where: { id, brandId },
    select: { contentType: true },
  });
  return file?.contentType;
}
