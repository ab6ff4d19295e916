import type { Database } from '../../db/database.ts';

export interface GameRow {
  nodeId: string;
  code: string;
  names: Record<string, string>;
  category: string;
  rtp: string | null;
  trial: boolean;
  hot: boolean;
  maintenance: boolean;
  /** In the brand's order. */
  position: number;
  createdAt: Date;
  vendorCode: string;
  vendorName: string;
}

/** The games that a brand offers, in the brand's order. */
export async function findGames({ prisma }: Database, brandId: string): Promise<GameRow[]> {
  const rows = await prisma.brandGame.findMany({
    where: { brandId },
    orderBy: [{ position: 'asc' }, { nodeId: 'asc' }],
    include: { game: { include: { vendor: true } } },
  });
  return rows.map(({ game, hot, maintenance, position }) => ({
    nodeId: game.nodeId,
    code: game.code,
    names: game.names as Record<string, string>,
    category: game.category,
    rtp: game.rtp,
    trial: game.trial,
    hot,
    maintenance,
    position,
    createdAt: game.createdAt,
    vendorCode: game.vendor.code,
    vendorName: game.vendor.name,
  }));
}
