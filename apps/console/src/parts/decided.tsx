import { Moment } from './moment.tsx';

/** Who decided something and when, or a dash. */
export const Decided = ({ decided }: { decided: { by: string; at: string } | null }) =>
  decided ? (
    <>
      {decided.by} · <Moment at={decided.at} />
    </>
  ) : (
    '–'
  );
