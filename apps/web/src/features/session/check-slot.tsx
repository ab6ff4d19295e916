import clsx from 'clsx';
import { BotCheckField, type BotCheckState } from '../../lib/bot-check/index.ts';

/**
 * The place of the bot check. It opens slowly and below what is being read, so that nothing jumps.
 */
export function CheckSlot({ check, error }: { check: BotCheckState; error: string | undefined }) {
  return (
    <div
      className={clsx(
        'grid transition-[grid-template-rows,margin] duration-200',
        check.needed ? 'grid-rows-[1fr]' : '-mt-4 grid-rows-[0fr]',
      )}
    >
      {/* The room at the sides keeps the focus ring from being cut off. */}
      <div className="-m-1 min-h-0 overflow-hidden p-1">
        <BotCheckField check={check} error={error} />
      </div>
    </div>
  );
}
