import { Link } from 'react-router-dom';
import { useMay } from '../lib/staff.tsx';

/** The reference of a deposit or a withdrawal, linked to its page if the role may open it. */
export function Reference({ room, of }: { room: 'deposits' | 'withdrawals'; of: string }) {
  const may = useMay();
  if (!may(`${room}.look`)) return <span className="num select-all">{of}</span>;
  return (
    <Link to={`/${room}/${of}`} className="num">
      {of}
    </Link>
  );
}
