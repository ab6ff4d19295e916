import { endpoints } from '@lantern/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { answerRegistration, asking } from '../../../testing/registration-answers.ts';
import { field, renderSite } from '../../../testing/render-site.tsx';

describe('registration', () => {
  it('works', async () => {
    const server = new FakeServer();
    answerRegistration(server, asking({}));
    const user = userEvent.setup();
    await renderSite('/register', server);
    await user.type(await field(/^Username/), 'lanternfan');
    await user.type(await field(/^Password/), 'Sunny-day-42');
    await user.type(await field(/^Confirm/), 'Sunny-day-42');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await new Promise((r) => setTimeout(r, 600)); process.stdout.write(JSON.stringify(server.received.map((c) => c.name)) + (document.querySelector("[role=alert]")?.textContent ?? "none")); const { seal } = await import("../../lib/seal.ts"); await seal(endpoints.registerMember, {}, async () => (await import("../../../testing/seal-keys.ts")).sealKeys()).catch((e) => process.stdout.write(String(e.stack)));
    expect(await screen.findByText(/is ready/)).toBeVisible();
  });
});
