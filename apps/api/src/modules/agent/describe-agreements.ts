import type { agreementSettings, ValueOf } from '@lantern/contracts';
import { type Brand, hasSwitch } from '../brand/index.ts';

export function describeAgreements(brand: Brand): ValueOf<typeof agreementSettings> {
  return {
    dividend: hasSwitch(brand, 'DIVIDEND3'),
    dailySalary: hasSwitch(brand, 'DAILYSALARY3'),
    hourlySalary: hasSwitch(brand, 'HOURLYSALARY3'),
    realTimeSalary: hasSwitch(brand, 'REALTIMESALARY3'),
  };
}
