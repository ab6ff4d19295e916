import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import {
  agreementRoutes,
  billRoutes,
  staffAgreementFileRoutes,
  staffAgreementRoutes,
} from './agreement.routes.ts';
import type { AgreementContext } from './context.ts';
import { proveAgreements } from './prove-agreements.ts';
import { carryOutBill, turnDownBill } from './review.store.ts';
import { payOpenDebts, settleDue } from './settle-due.ts';

export const agreement = {
  declares: capabilities.agreement,
  routes: [agreementRoutes, billRoutes, staffAgreementRoutes, staffAgreementFileRoutes],
  jobs: [
    { name: 'agreement-settlement', cron: '* * * * *', run: settleDue },
    { name: 'agreement-debts', cron: '* * * * *', run: payOpenDebts },
    { name: 'agreement-proof', cron: '37 * * * *', run: proveAgreements },
  ],
  proposalKinds: { agreement_bill: { carryOut: carryOutBill, turnDown: turnDownBill } },
  settings: ['agreements'],
  chaos: { part: 'agreement' },
} as const satisfies Manifest<AgreementContext>;
