import type {
  Cached,
  Data,
  Files,
  Logged,
  Payments,
  Places,
  Searching,
  Secrets,
} from '../../contexts.ts';

export type WithdrawalContext = Data &
  Searching &
  Logged &
  Cached &
  Secrets &
  Payments &
  Files &
  Places;
