import { useAge, useMoment, useZone } from '../lib/format.ts';

/** An instant in the brand's time zone, which is shown above every room. */
export const Moment = ({ at }: { at: string | null }) => {
  const write = useMoment();
  return at === null ? (
    <span className="text-text-3">–</span>
  ) : (
    <time dateTime={at}>{write(at)}</time>
  );
};

/** An age, with the exact time on hover. */
export const Age = ({ at }: { at: string | null }) => {
  const [write, age, zone] = [useMoment(), useAge(), useZone()];
  return at === null ? (
    <span className="text-text-3">–</span>
  ) : (
    <time dateTime={at} title={`${write(at)} ${zone(at)}`}>
      {age(at)}
    </time>
  );
};
