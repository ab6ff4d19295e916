import { beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { MaintenanceWatch } from './maintenance-watch.ts';

const site = useTestSite();
const brands = useBrandChanges(site);

let notified: (string | undefined)[] = [];
beforeEach(() => {
  notified = [];
});
const watch = () =>
  new MaintenanceWatch(site.site, (brandId) =>
    notified.push(site.site.brands.all().find(({ id }) => id === brandId)?.code),
  );
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('a maintenance that begins or ends by the clock', () => {
  it('SYS-04 notifies once when it begins, and once when it ends', async () => {
    await brands.set('lantern', ['status', 'maintenance'], {
      from: inMinutes(10),
      until: inMinutes(20),
    });
    const watching = watch();
    const look = (minutes: number) => {
      site.clock.turn({ minutes });
      watching.look();
      watching.look();
    };
    look(5);
    expect(notified).toEqual([]);
    look(6);
    expect(notified).toEqual(['lantern']);
    look(10);
    expect(notified).toEqual(['lantern', 'lantern']);
  });

  it('SYS-04 does not notify while it lasts', async () => {
    await brands.set('harbor', ['status', 'maintenance'], { from: null, until: null });
    watch().look();
    expect(notified).toEqual([]);
  });
});
