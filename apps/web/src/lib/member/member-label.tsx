import { memberInfo } from '@lantern/contracts';
import { contrastRatio } from '@lantern/ui/contrast';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { queryOf } from '../api/queries.ts';
import { type KeptLabel, keptLabel, useSession } from '../session/session.ts';

/** Who is logged in, as the site knows them; undefined until it has answered. */
export function useMember() {
  const session = useSession();
  return useQuery({ ...queryOf(memberInfo), enabled: session !== undefined, staleTime: 60_000 })
    .data;
}

type Hex = Parameters<typeof contrastRatio>[0];

const isHex = (colour: string): colour is Hex => /^#[0-9a-f]{6}$/i.test(colour);
const inks = ['#1B1C33', '#FFFFFF'] as const;

/** Ink or white, whichever can be read better on both ends of the label. */
export function labelInk(colours: readonly Hex[]): Hex {
  const worst = (ink: Hex) => Math.min(...colours.map((colour) => contrastRatio(ink, colour)));
  return worst(inks[0]) >= worst(inks[1]) ? inks[0] : inks[1];
}

interface ClubLabelProps {
  label: KeptLabel;
  className?: string;
}

/** The colours of a label with the ink that can be read on them; undefined for unreadable ones. */
function styleOf({ color, color2 }: KeptLabel) {
  const colours = [color, color2].filter(isHex);
  const [first, last = first] = colours;
  return first
    ? { backgroundImage: `linear-gradient(90deg, ${first}, ${last})`, color: labelInk(colours) }
    : undefined;
}

/** A club label in the colours that the brand has given it. */
export function ClubLabel({ label, className }: ClubLabelProps): ReactNode {
  const style = styleOf(label);
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 max-w-full items-center px-2',
        'truncate rounded-badge text-caption font-bold',
        !style && 'bg-brand-soft text-brand',
        className,
      )}
      style={style}
    >
      {label.labelName}
    </span>
  );
}

/** The number of a rank without a medal, on a disc in the colours of its label. */
export function RankNumber({
  label,
  level,
  className,
}: ClubLabelProps & { level: number }): ReactNode {
  const style = styleOf(label);
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'num flex shrink-0 items-center justify-center rounded-full font-bold',
        !style && 'bg-brand-soft text-brand',
        className,
      )}
      style={style}
    >
      {level}
    </span>
  );
}

/** The club label of the member who is logged in, and the other labels by their names. */
export function MemberLabels(): ReactNode {
  const member = useMember();
  const club = member?.clubLabel ?? keptLabel();
  if (!club) return null;
  return (
    <span className="flex min-w-0 flex-wrap gap-1">
      {club.labelName && <ClubLabel label={club} />}
      {member?.memberLabel.map(({ labelName }) => (
        <span
          key={labelName}
          className={clsx(
            'inline-flex min-h-6 items-center px-2',
            'rounded-badge border border-border text-caption font-semibold text-text-2',
          )}
        >
          {labelName}
        </span>
      ))}
    </span>
  );
}
