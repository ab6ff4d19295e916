import { staffEndpoints } from '@lantern/contracts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { Frame } from './frame/frame.tsx';
import { useOps } from './lib/queries.ts';
import { useSessionState } from './lib/session.ts';
import { StaffPlace, useMay } from './lib/staff.tsx';
import { Answered } from './parts/answered.tsx';
import { OwnPasswordStep } from './rooms/login/own-password-step.tsx';
import { PasswordStep } from './rooms/login/password-step.tsx';
import { RecoveryCodes } from './rooms/login/recovery-codes.tsx';
import { SecondStep } from './rooms/login/second-step.tsx';
import { rooms } from './rooms/manifests.ts';

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
      <Route element={<Frame rooms={open} />}>
        {open
          .flatMap((room) => [room, ...(room.inside ?? [])])
          .map(({ path, page }) => (
            <Route key={path} path={path} element={page} />
          ))}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  );
}
