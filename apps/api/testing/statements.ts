import { type Endpoint, endpoints, type StaffRole, type ValueOf } from '@lantern/contracts';
import { credentialsOf } from './browsers.ts';
import { type Answer, readAnswer } from './client.ts';
import { bodyPart } from './feedback.ts';
import { formType, writeForm } from './forms.ts';
import { staffAt, type TestStaff } from './staff.ts';
import type { TestSite } from './test-site.ts';

export type Officer = TestStaff & { token: string };

/** A line as a bank's file has it: day, amount, the bank's reference, and words. */
export type Written = readonly [day: string, amount: bigint, reference: string, words: string];

const short = (day: string) => day.slice(2).replaceAll('-', '');
const figures = (amount: bigint) => `${amount < 0n ? -amount : amount},`;
const side = (amount: bigint) => (amount < 0n ? 'D' : 'C');

/** An MT940 file of one statement that ends on a day. */
export function writeMt940(
  account: string,
  opening: bigint,
  lines: readonly Written[],
  last: string,
): string {
  const closing = lines.reduce((sum, [, amount]) => sum + amount, opening);
  return [
    ...[':20:1', `:25:${account}`, ':28C:1/1'],
    `:60F:${side(opening)}${short(last)}VND${figures(opening)}`,
    ...lines.flatMap(([day, amount, reference, words]) => [
      `:61:${short(day)}${short(day).slice(2)}${side(amount)}${figures(amount)}NTRFNONREF` +
        (reference && `//${reference}`),
      `:86:${words}`,
    ]),
    `:62F:${side(closing)}${short(last)}VND${figures(closing)}`,
    '-',
  ].join('\r\n');
}

type Upload = typeof endpoints.previewStatement | typeof endpoints.importStatement;

/** Sends a bank's file as the console does. */
export async function sendFile<E extends Upload>(
  site: TestSite,
  call: E,
  { token, host }: Officer,
  file: string | Buffer,
  body: object,
): Promise<Answer<ValueOf<E>>> {
  const form = writeForm([bodyPart(body), { filename: 'a.sta', type: 'text/plain', bytes: file }]);
  const sending = site.client.raw((call as Endpoint).method, call.path).set('host', host);
  return readAnswer(
    await sending.set(credentialsOf(token)).set('content-type', formType).send(form),
  );
}

export const preview = (site: TestSite, officer: Officer, file: string | Buffer, body: object) =>
  sendFile(site, endpoints.previewStatement, officer, file, body);

/** Previews a file and imports it. */
export async function importIt(
  site: TestSite,
  officer: Officer,
  file: string | Buffer,
  body: object,
) {
  const { digest } = (await preview(site, officer, file, body)).value;
  return sendFile(site, endpoints.importStatement, officer, file, { ...body, digest });
}

export const officerAt = (site: TestSite, role: StaffRole = 'reviewer'): Promise<Officer> =>
  staffAt(site, role);
