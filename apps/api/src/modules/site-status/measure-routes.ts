import limitOf from 'p-limit';
import type { Data, Places } from '../../contexts.ts';
import { findRoutesToMeasure, saveSpeed } from './domain-route.store.ts';

/** Concurrent measurements, few enough not to slow each other down. */
const atOnce = 4;

/** Measures and stores the response time of every enabled domain route. */
export async function measureRoutes({ db, clock, lineSpeed }: Data & Places): Promise<void> {
  const limit = limitOf(atOnce);
  const routes = await findRoutesToMeasure(db);
  await Promise.all(
    routes.map((route) =>
      limit(async () => {
        const speed = await lineSpeed.measure(route.url);
        await saveSpeed(db, route, speed, clock.now());
      }),
    ),
  );
}
