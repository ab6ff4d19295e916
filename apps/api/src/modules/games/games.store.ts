import type { Database } from '../../db/database.ts';
import type { Brand } from '../brand/index.ts';
import { shownCategory } from './categories.ts';

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
  classify: string | null;
  /** The smallest stake in minor units, by currency. */
  minBets: Record<string, string>;
  lineNum: number | null;
}

/** The games that a brand offers, in the brand's order and categories. */
export async function findGames({ prisma }: Database, brand: Brand): Promise<GameRow[]> {
  const rows = await prisma.brandGame.findMany({
    where: { brandId: brand.id },
    orderBy: [{ position: 'asc' }, { nodeId: 'asc' }],
    include: { game: { include: { vendor: true } } },
  });
  return rows.map(({ game, hot, maintenance, position }) => ({
    nodeId: game.nodeId,
    code: game.code,
    names: game.names as Record<string, string>,
    category: shownCategory(brand, game),
    rtp: game.rtp,
    trial: game.trial,
    hot,
    maintenance,
    position,
    createdAt: game.createdAt,
    vendorCode: game.vendor.code,
    vendorName: game.vendor.name,
    classify: game.classify,
    minBets: game.minBets as Record<string, string>,
    lineNum: game.lineNum,
  }));
}
