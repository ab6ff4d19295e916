import { SignedMoney } from '../../lib/money/shown-money.tsx';

interface NetProps {
  minor: string;
  currency: string;
  /** Nothing is decided yet: the sign alone, without the colour of a loss. */
  open?: boolean;
  className?: string;
}

/** What a round or a period brought: with its sign, green for a gain and red for a loss. */
export const Net = ({ open = false, ...money }: NetProps) => (
  <SignedMoney {...money} toned={!open} />
);
