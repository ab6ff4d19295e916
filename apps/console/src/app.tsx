import { staffEndpoints } from '@lantern/contracts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { Frame } from './frame/frame.tsx';
import { rooms } from './frame/rooms.ts';
import { useOps } from './lib/queries.ts';
import { useSessionState } from './lib/session.ts';
import { StaffPlace, useMay } from './lib/staff.tsx';
import { Answered } from './parts/answered.tsx';
import { AdjustmentsRoom } from './rooms/adjustments/adjustments.tsx';
import { AuditRoom } from './rooms/audit/audit.tsx';
import { DepositRoom } from './rooms/deposits/deposit.tsx';
import { DepositsRoom } from './rooms/deposits/deposits.tsx';
import { JobsRoom } from './rooms/jobs/jobs.tsx';
import { LedgerRoom } from './rooms/ledger/ledger.tsx';
import { OwnPasswordStep } from './rooms/login/own-password-step.tsx';
import { PasswordStep } from './rooms/login/password-step.tsx';
import { RecoveryCodes } from './rooms/login/recovery-codes.tsx';
import { SecondStep } from './rooms/login/second-step.tsx';
import { MemberRoom } from './rooms/members/member.tsx';
import { MembersRoom } from './rooms/members/members.tsx';
import { OverviewRoom } from './rooms/overview/overview.tsx';
import { PeopleRoom } from './rooms/people/people.tsx';
import { ProposalsRoom } from './rooms/proposals/proposals.tsx';
import { ReconciliationRoom } from './rooms/reconciliation/reconciliation.tsx';
import { RegistrationRoom } from './rooms/registration/registration.tsx';
import { WalletsRoom } from './rooms/wallets/wallets.tsx';
import { WithdrawalRoom } from './rooms/withdrawals/withdrawal.tsx';
import { DisputesRoom, WithdrawalsRoom } from './rooms/withdrawals/withdrawals.tsx';

const shown: Record<string, ReactNode> = {
  overview: <OverviewRoom />,
  members: <MembersRoom />,
  deposits: <DepositsRoom />,
  wallets: <WalletsRoom />,
  reconciliation: <ReconciliationRoom />,
  withdrawals: <WithdrawalsRoom />,
  disputes: <DisputesRoom />,
  adjustments: <AdjustmentsRoom />,
  proposals: <ProposalsRoom />,
  ledger: <LedgerRoom />,
  jobs: <JobsRoom />,
  audit: <AuditRoom />,
  registration: <RegistrationRoom />,
  staff: <PeopleRoom />,
};

/** Pages inside a room, by the room whose permission opens them. */
const inside: Record<string, { path: string; page: ReactNode }> = {
  members: { path: '/members/:id', page: <MemberRoom /> },
  deposits: { path: '/deposits/:reference', page: <DepositRoom /> },
  withdrawals: { path: '/withdrawals/:reference', page: <WithdrawalRoom /> },
};

/** The console: the login, and behind it the rooms. */
export const App = ({ client }: { client: QueryClient }) => (
  <QueryClientProvider client={client}>
    <BrowserRouter basename="/console">
      <Gate />
    </BrowserRouter>
  </QueryClientProvider>
);

function Gate() {
  const { token, codes } = useSessionState();
  if (codes.length > 0) return <RecoveryCodes codes={codes} />;
  // Each token is another session: nothing of the one before it is shown in the next.
  return token ? <Session key={token} /> : <PasswordStep />;
}

/** So often the console asks whether the session is still open, in milliseconds. */
const every = 60_000;

function Session() {
  const { t } = useTranslation();
  const session = useOps(staffEndpoints.staffSession, undefined, { every });
  return (
    <Answered query={session}>
      {(staff) =>
        staff.step === 'change_password' ? (
          <OwnPasswordStep />
        ) : staff.step ? (
          <SecondStep step={staff.step} />
        ) : (
          <StaffPlace staff={staff}>
            <title>{t('console')}</title>
            <OpenRooms />
          </StaffPlace>
        )
      }
    </Answered>
  );
}

function OpenRooms() {
  const may = useMay();
  const open = rooms.filter(({ permission }) => permission === undefined || may(permission));
  return (
    <Routes>
      <Route element={<Frame />}>
        {open.map(({ name, path }) => (
          <Route key={name} path={path} element={shown[name]} />
        ))}
        {open.map(({ name }) => {
          const page = inside[name];
          return page && <Route key={page.path} path={page.path} element={page.page} />;
        })}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  );
}
