import { staffEndpoints } from '@lantern/contracts';
import { Button, StatusPill } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/room.tsx';

/** Verifies the hash chain of the audit log. */
export function Chain() {
  const { t } = useTranslation();
  const proof = useOps(staffEndpoints.proveAudit);
  return (
    <Panel
      title={t('audit.chain')}
      className="max-w-2xl"
      aside={
        <Button
          kind="outline"
          size={36}
          loading={proof.isFetching}
          onClick={() => void proof.refetch()}
        >
          {t('audit.prove')}
        </Button>
      }
    >
      <Answered query={proof}>
        {({ rows, head, broken }) => (
          <Facts
            facts={[
              [
                t('audit.state'),
                <StatusPill key="state" tone={broken ? 'danger' : 'success'}>
                  {broken ? t('audit.broken', { seq: broken.seq }) : t('audit.holds')}
                </StatusPill>,
              ],
              [
                t('audit.rows'),
                <span key="rows" className="num">
                  {rows}
                </span>,
              ],
              [
                t('audit.head'),
                head && (
                  <code key="head" className="num text-caption select-all">
                    {head}
                  </code>
                ),
              ],
            ]}
          />
        )}
      </Answered>
    </Panel>
  );
}
