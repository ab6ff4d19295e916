import { expect, it } from 'vitest';
import type { PageManifest } from '../lib/navigation/page.ts';
import * as centres from './centre-manifests.ts';
import * as header from './header-manifests.ts';
import * as site from './manifests.ts';
import * as side from './side-manifests.ts';

const featureManifests = import.meta.glob<object>('../features/*/manifest.ts', { eager: true });
const centreManifests = import.meta.glob<object>('../features/*/centre.ts', { eager: true });
const sideManifests = import.meta.glob<object>('../features/*/side.ts', { eager: true });
const headerManifests = import.meta.glob<object>('../features/*/header.{ts,tsx}', { eager: true });
const pageManifests = import.meta.glob<Record<string, PageManifest>>('./*.page.ts', {
  eager: true,
});

const entriesOf = (modules: Record<string, object>) =>
  Object.values(modules).flatMap((module) =>
    Object.values(module).flatMap((part: object) => Object.values(part)),
  );

const menus = {
  sideEntries: site.sideEntries,
  tabs: site.tabs,
  middleTabs: site.middleTabs,
  headerTools: site.headerTools,
  visitorControls: site.visitorControls,
  ...side,
  ...header,
};

it('lists the manifest of every feature', () => {
  const listed: unknown[] = [
    ...Object.values(site.overlays),
    ...Object.values(site.liveRefreshes),
    ...Object.values(menus).flat(),
  ];
  expect(entriesOf(featureManifests).filter((one) => !listed.includes(one))).toEqual([]);
});

it('lists the pages that every feature adds to the centres', () => {
  const listed: unknown[] = [
    ...Object.values(centres.centrePages),
    ...Object.values(centres.agentPages),
  ];
  expect(entriesOf(centreManifests).filter((one) => !listed.includes(one))).toEqual([]);
});

it('lists what every feature adds to the side menu and to the header of members', () => {
  const listed: unknown[] = Object.values(menus).flat();
  const written = [...entriesOf(sideManifests), ...entriesOf(headerManifests)];
  expect(written.filter((one) => !listed.includes(one))).toEqual([]);
  expect(written.length).toBeGreaterThan(5);
});

it.each(Object.entries(menus))('NAV-08 gives each entry of %s a place of its own', (_, entries) => {
  const orders = entries.map(({ order }) => order);
  expect(orders).toEqual([...new Set(orders)].toSorted((one, other) => one - other));
});

it('NAV-01 lists the manifest of every page', () => {
  const listed: readonly PageManifest[] = site.pages;
  const written = Object.values(pageManifests).flatMap((module) => Object.values(module));
  expect(written.filter((page) => !listed.includes(page))).toEqual([]);
  expect(written.length).toBeGreaterThan(10);
});
