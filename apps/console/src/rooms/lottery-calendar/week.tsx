import type { CalendarRegion } from '@lantern/contracts';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** From Monday on, as people in Vietnam read a week. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];
/** A Sunday. */
const sunday = Date.UTC(2026, 10, 22);

/** The name of a weekday, 0 is Sunday. */
export function useWeekday(): (weekday: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' });
  return (weekday) => format.format(sunday + weekday * 86_400_000);
}

/** In the order of the Vietnamese alphabet. */
const byName = (provinces: CalendarRegion['provinces']): CalendarRegion['provinces'] =>
  [...provinces].sort((one, other) => one.name.localeCompare(other.name, 'vi'));

interface WeekProps {
  of: CalendarRegion;
  /** Makes the table one to fill in. */
  onDays?: (days: CalendarRegion['days']) => void;
}

/** Which province draws on which weekday. The North has one draw a day, which it hosts. */
export function Week({ of, onDays }: WeekProps) {
  const { t } = useTranslation();
  const nameOf = useWeekday();
  const has = (weekday: number, province: string) =>
    of.days.some((day) => day.weekday === weekday && day.province === province);
  const toggle = (weekday: number, province: string) => {
    const others = of.days.filter(
      (day) => day.weekday !== weekday || (day.province !== province && of.region !== 'north'),
    );
    onDays?.(has(weekday, province) ? others : [...others, { weekday, province }]);
  };
  return (
    <div className="overflow-x-auto">
      <table className="w-full max-w-3xl border-collapse text-body">
        <caption className="sr-only">{t(`calendar.regions.${of.region}`)}</caption>
        <thead>
          <tr className="border-b border-border text-caption text-text-3">
            <th scope="col" className="py-2 pe-3 text-start font-bold">
              {t('calendar.province')}
            </th>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="px-1 py-2 text-center font-bold">
                {nameOf(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byName(of.provinces).map(({ code, name }) => (
            <tr key={code} className="border-b border-border last:border-0">
              <th scope="row" className="py-1.5 pe-3 text-start font-normal whitespace-nowrap">
                {name}
              </th>
              {weekdays.map((weekday) => (
                <td key={weekday} className="px-1 py-1.5 text-center">
                  <Cell
                    label={`${name}, ${nameOf(weekday)}`}
                    on={has(weekday, code)}
                    {...(onDays && { onToggle: () => toggle(weekday, code) })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  label: string;
  on: boolean;
  onToggle?: () => void;
}

function Cell({ label, on, onToggle }: CellProps) {
  const { t } = useTranslation();
  if (onToggle)
    return (
      <input
        type="checkbox"
        aria-label={label}
        checked={on}
        onChange={onToggle}
        className="size-5 accent-brand"
      />
    );
  if (!on) return null;
  return (
    <>
      <Check size={18} aria-hidden className="mx-auto text-brand" />
      <span className="sr-only">{t('calendar.draws')}</span>
    </>
  );
}
