import { useTranslation } from 'react-i18next';
import { Panel } from './room.tsx';

/** Pictures that a member has sent as a proof; nothing where there are none. */
export function Proofs({ proofs }: { proofs: readonly string[] }) {
  const { t } = useTranslation();
  if (proofs.length === 0) return null;
  return (
    <Panel title={t('payout.proofs')}>
      <ul className="flex flex-wrap gap-3">
        {proofs.map((address, at) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noreferrer">
              <img
                src={address}
                alt={t('payout.proof', { number: at + 1 })}
                className="max-h-64 rounded-control border border-border"
              />
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
