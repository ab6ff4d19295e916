import { Link } from 'react-router-dom';
import { useMay } from '../lib/staff.tsx';

const areas = { bills: 'agreements', deposits: 'deposits', withdrawals: 'withdrawals' } as const;

/** What a proposal or a row is about, linked to its page if the role may open it. */
export function Reference({ room, of }: { room: keyof typeof areas; of: string }) {
  const may = useMay();
  if (!may(`${areas[room]}.look`)) return <span className="num select-all">{of}</span>;
  return (
    <Link to={`/${room}/${of}`} className="num">
      {of}
    </Link>
  );
}
