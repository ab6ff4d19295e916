import { lazy, type ReactNode, useEffect, useState } from 'react';
import { useOpenGame } from '../features/games/open-game.ts';
import { Late } from '../lib/parts/late.tsx';
import { part } from '../lib/parts/lazy-part.ts';

const RecallAfterGame = lazy(part(() => import('../features/wallets/recall-after-game.tsx')));

interface Vendor {
  vassalage: string;
  name: string;
}

/** Vendors with their own wallets whose games the member has left: their money is recalled. */
export function LeftGames(): ReactNode {
  const game = useOpenGame();
  const [left, setLeft] = useState<readonly Vendor[]>([]);
  const { vassalage, vendorName } = game?.ownWallet ? game : {};
  const without = (code: string) => (all: readonly Vendor[]) =>
    all.filter((one) => one.vassalage !== code);
  useEffect(() => {
    if (vassalage === undefined) return;
    setLeft(without(vassalage));
    return () => setLeft((all) => [...all, { vassalage, name: vendorName ?? vassalage }]);
  }, [vassalage, vendorName]);
  return left.map(({ vassalage: code, name }) => (
    <Late key={code}>
      <RecallAfterGame vassalage={code} vendor={name} onDone={() => setLeft(without(code))} />
    </Late>
  ));
}
