import { expect, it } from 'vitest';
import type { PageManifest } from '../lib/navigation/page.ts';
import * as centres from './centre-manifests.ts';
import * as site from './manifests.ts';

const featureManifests = import.meta.glob<object>('../features/*/manifest.ts', { eager: true });
const centreManifests = import.meta.glob<object>('../features/*/centre.ts', { eager: true });
const pageManifests = import.meta.glob<Record<string, PageManifest>>('./*.page.ts', {
  eager: true,
});

const entriesOf = (modules: Record<string, object>) =>
  Object.values(modules).flatMap((module) =>
    Object.values(module).flatMap((part: object) => Object.values(part)),
  );

it('lists the manifest of every feature', () => {
  const listed: unknown[] = [...Object.values(site.overlays), ...Object.values(site.liveRefreshes)];
  expect(entriesOf(featureManifests).filter((one) => !listed.includes(one))).toEqual([]);
});

it('lists the pages that every feature adds to the centres', () => {
  const listed: unknown[] = [
    ...Object.values(centres.centrePages),
    ...Object.values(centres.agentPages),
  ];
  expect(entriesOf(centreManifests).filter((one) => !listed.includes(one))).toEqual([]);
});

it('NAV-01 lists the manifest of every page', () => {
  const listed: readonly PageManifest[] = site.pages;
  const written = Object.values(pageManifests).flatMap((module) => Object.values(module));
  expect(written.filter((page) => !listed.includes(page))).toEqual([]);
  expect(written.length).toBeGreaterThan(10);
});
