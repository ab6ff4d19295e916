import { mayCall, type StaffIdentity, type StaffPermission } from '@lantern/contracts';
import { createContext, type ReactNode, useContext } from 'react';

const Context = createContext<StaffIdentity | undefined>(undefined);

export const StaffPlace = ({ staff, children }: { staff: StaffIdentity; children: ReactNode }) => (
  <Context value={staff}>{children}</Context>
);

/** The staff member who is logged in. */
export function useStaff(): StaffIdentity {
  const staff = useContext(Context);
  if (!staff) throw new Error('No staff member is logged in here.');
  return staff;
}

/** Whether the role allows something; the gateway decides again. */
export function useMay(): (asked: StaffPermission | readonly StaffPermission[]) => boolean {
  const { role } = useStaff();
  return (asked) => mayCall(role, asked);
}
