import type { Agreement, AgreementBillLine } from '@lantern/contracts';
import type { StatusTone } from '@lantern/ui';

export const stateTones: Record<Agreement['state'], StatusTone> = {
  offered: 'info',
  active: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  ended: 'neutral',
};

export const billTones: Record<AgreementBillLine['state'], StatusTone> = {
  paid: 'success',
  partlyPaid: 'warning',
  unpaid: 'danger',
  notReached: 'neutral',
  uplineNotReached: 'neutral',
  awaitingReview: 'info',
  rejected: 'danger',
  awaitingCollection: 'info',
  expired: 'neutral',
};
