import { type PublishedLotteryDraw, ticketProof } from '@lantern/contracts';
import { directionOf } from '@lantern/locales';
import { Button, Card } from '@lantern/ui';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, SearchCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { useTroubleText } from '../../../lib/trouble/trouble-text.ts';
import { bookedTickets } from '../tickets/of-draw.ts';
import type { Check, Verdict } from './check.ts';
import { proofFor, type TicketProof } from './in-book.ts';
import type { OfflineData } from './offline-file.ts';
import { Outcome } from './outcome.tsx';

/** Proves the place of a member's own tickets in the bet book; a visitor has none. */
async function proofsOf(client: QueryClient, drawId: string): Promise<TicketProof[]> {
  if (!currentSession()) return [];
  const tickets = await bookedTickets(client, drawId);
  return Promise.all(
    tickets.map(async (ticket) => {
      const { reference } = ticket;
      return proofFor(ticket, await call(ticketProof, { query: { reference } }));
    }),
  );
}

function useCheckTexts() {
  const { t } = useTranslation('lottery');
  const checks: Record<Check, string> = {
    commitment: t('verify.commitment'),
    chain: t('verify.chain'),
    beacon: t('verify.beacon'),
    result: t('verify.result'),
    tickets: t('verify.tickets'),
  };
  return checks;
}

/** The own tickets that are not proven. */
function Failing({ tickets }: Pick<Verdict, 'tickets'>): ReactNode {
  return tickets.map(({ proof: { reference }, holds }) =>
    holds ? null : (
      <bdi key={reference} className="num block text-label">
        {reference}
      </bdi>
    ),
  );
}

/** Verifies a draw in this browser, and saves a page that does the same without the site. */
export function VerifyCard({ draw }: { draw: PublishedLotteryDraw }): ReactNode {
  const client = useQueryClient();
  const { t, i18n } = useTranslation('lottery');
  const texts = useCheckTexts();
  const troubleText = useTroubleText();
  const verifying = useMutation({
    mutationFn: async () => {
      const proving = proofsOf(client, draw.drawId);
      const [{ verify }, proofs] = await Promise.all([import('./check.ts'), proving]);
      return verify(draw, proofs);
    },
  });
  const saving = useMutation({
    mutationFn: async () => {
      const [{ default: script }, { offlinePage }, { quicknet }, proofs] = await Promise.all([
        import('virtual:draw-verifier'),
        import('./offline-file.ts'),
        import('@lantern/draws/beacon'),
        proofsOf(client, draw.drawId),
      ]);
      const data: OfflineData = {
        draw,
        proofs,
        texts: {
          title: t('verify.title', { draw: draw.drawId }),
          checks: texts,
          holds: t('verify.holds'),
          fails: t('verify.fails'),
          proof: {
            place: t('proof.place'),
            salt: t('proof.salt'),
            leaf: t('proof.leaf'),
            path: t('proof.path'),
          },
          note: t(draw.beacon?.chain === quicknet.hash ? 'verify.drand' : 'verify.test'),
        },
      };
      const language = i18n.language;
      const page = offlinePage({ data, script, language, direction: directionOf(language) });
      saveFile(new Blob([page], { type: 'text/html' }), `${draw.drawId}.html`);
    },
  });
  const verdict = verifying.data;
  const isWhole = verdict?.outcomes.every(({ holds }) => holds) ?? false;
  const trouble = verifying.error ?? saving.error;
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-h2">{t('check.title')}</h2>
      <p className="max-w-prose text-body text-text-2">{t('verify.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size={48}
          loading={verifying.isPending}
          onClick={() => verifying.mutate()}
          start={<SearchCheck size={20} aria-hidden />}
        >
          {t('verify.run')}
        </Button>
        <Button
          size={48}
          kind="outline"
          loading={saving.isPending}
          onClick={() => saving.mutate()}
          start={<Download size={20} aria-hidden />}
        >
          {t('verify.save')}
        </Button>
      </div>
      <div aria-live="polite" className="flex flex-col gap-2">
        {verdict && (
          <>
            <p className={`text-h3 ${isWhole ? 'text-success' : 'text-danger'}`}>
              {isWhole ? t('verify.holds') : t('verify.fails')}
            </p>
            <ul className="flex flex-col gap-1.5">
              {verdict.outcomes.map(({ check, holds }) => (
                <Outcome key={check} holds={holds}>
                  {texts[check]}
                  {check === 'tickets' && <Failing tickets={verdict.tickets} />}
                </Outcome>
              ))}
            </ul>
            <p className="text-caption text-text-2">
              {t(verdict.isIndependent ? 'verify.drand' : 'verify.test')}
            </p>
          </>
        )}
        {trouble && <p className="text-body text-danger">{troubleText(trouble)}</p>}
      </div>
    </Card>
  );
}
