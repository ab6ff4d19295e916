import { Link } from 'react-router-dom';
import { useMay } from '../lib/staff.tsx';

/**
 * The number by which people know a deposit or a withdrawal; the way to its page for whoever may
 * look at it.
 */
export function Reference({ room, of }: { room: 'deposits' | 'withdrawals'; of: string }) {
  const may = useMay();
  if (!may(`${room}.look`)) return <span className="num select-all">{of}</span>;
  return (
    <Link to={`/${room}/${of}`} className="num">
      {of}
    </Link>
  );
}
