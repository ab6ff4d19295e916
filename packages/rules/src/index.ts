export * from './identity.ts';
export * from './money.ts';
export * from './patterns.ts';
export * from './registration.ts';
export * from './switches.ts';
