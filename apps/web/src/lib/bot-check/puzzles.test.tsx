import { endpoints, registrationBody, sliderPuzzle, workChallenge } from '@lantern/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refuse } from '../../../testing/fake-server.ts';
import { fill, good, press, sent, serverAsking } from '../../../testing/register-steps.ts';
import { renderSite } from '../../../testing/render-site.tsx';

const withSlider = () => serverAsking({}, { captcha: true, captchaKind: 'slider' });
const handle = () => screen.findByRole('slider', { name: 'Move the piece into the gap' });

/** Pushes the piece by so many pixels of the page, in two moves. */
async function push(by: number): Promise<void> {
  const piece = await handle();
  fireEvent.pointerDown(piece, { clientX: 10, button: 0, pointerId: 1 });
  fireEvent.pointerMove(piece, { clientX: 10 + by / 2, pointerId: 1 });
  fireEvent.pointerMove(piece, { clientX: 10 + by, pointerId: 1 });
  fireEvent.pointerUp(piece, { clientX: 10 + by, pointerId: 1 });
}

describe('CAP-02 the slider puzzle', () => {
  it('sends where the piece was put, and the way it took', async () => {
    const server = withSlider();
    await renderSite('/register', server);
    const user = await fill(good);
    await push(120);
    await user.click(press('Register'));
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(sent(server)[0]?.body).toMatchObject({
      slider: {
        x: 120,
        track: [
          [expect.any(Number), 60],
          [expect.any(Number), 120],
        ],
      },
    });
    expect(sent(server)[0]?.body).not.toHaveProperty('captcha');
  });

  it('keeps the piece within the picture', async () => {
    await renderSite('/register', withSlider());
    await push(900);
    expect(await handle()).toHaveAttribute('aria-valuenow', '250');
    await push(-900);
    expect(await handle()).toHaveAttribute('aria-valuenow', '0');
  });

  it('moves by the keyboard: four pixels for an arrow, one with Shift', async () => {
    const server = withSlider();
    await renderSite('/register', server);
    const user = await fill(good);
    (await handle()).focus();
    await user.keyboard(
      '{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}{Shift>}{ArrowRight}{/Shift}',
    );
    expect(await handle()).toHaveAttribute('aria-valuenow', '9');
    expect(await handle()).toHaveAttribute('aria-valuetext', '9 of 250');
    await user.click(press('Register'));
    await waitFor(() => expect(sent(server)[0]?.body).toMatchObject({ slider: { x: 9 } }));
  });

  it('asks to move the piece, and sends nothing', async () => {
    const server = withSlider();
    await renderSite('/register', server);
    const user = await fill(good);
    await handle();
    await user.click(press('Register'));
    expect(await handle()).toHaveAccessibleDescription(/Please move the piece into the gap/);
    expect(sent(server)).toHaveLength(0);
  });

  it('restarts with another puzzle after a wrong answer', async () => {
    const server = withSlider();
    server.on(endpoints.registerMember, () => {
      throw refuse('captcha_wrong', { captcha: true });
    });
    await renderSite('/register', server);
    const user = await fill(good);
    await push(120);
    await user.click(press('Register'));
    await waitFor(() => expect(server.to(sliderPuzzle)).toHaveLength(2));
    await waitFor(async () => expect(await handle()).toHaveAttribute('aria-valuenow', '0'));
    expect(await handle()).toHaveAccessibleDescription(/don't match/);
  });

  it('shows another puzzle at most once a second, however often it is asked for', async () => {
    // The second is not over before the clicks, however slow they are.
    vi.useFakeTimers({ toFake: ['Date'] });
    const server = withSlider();
    await renderSite('/register', server);
    await handle();
    for (let click = 0; click < 5; click += 1) fireEvent.click(press('Show another puzzle'));
    expect(server.to(sliderPuzzle)).toHaveLength(1);
    await waitFor(() => expect(server.to(sliderPuzzle)).toHaveLength(2));
  });
});

describe('CAP-02 the way around a puzzle', () => {
  const anotherWay = async () =>
    screen.findByRole('button', { name: "Can't solve it? Use another way" });

  it.each(['image', 'slider'] as const)(
    'lets the device work in place of the %s',
    async (captchaKind) => {
      const server = serverAsking({}, { captcha: true, captchaKind });
      await renderSite('/register', server);
      const user = await fill(good);
      await user.click(await anotherWay());
      expect(await screen.findByText('Done. No puzzle is needed.')).toBeVisible();
      await user.click(press('Register'));
      await waitFor(() => expect(sent(server)).toHaveLength(1));
      const { proofOfWork } = registrationBody.parse(sent(server)[0]?.body);
      expect(JSON.parse(atob(proofOfWork ?? ''))).toMatchObject({ number: 700, signature: 'abcd' });
      expect(sent(server)[0]?.body).not.toHaveProperty('slider');
    },
  );

  it('works again for the next try, because a proof is valid once', async () => {
    const server = serverAsking({}, { captcha: true });
    server.on(endpoints.registerMember, () => {
      throw refuse('username_taken');
    });
    await renderSite('/register', server);
    const user = await fill(good);
    await user.click(await anotherWay());
    await screen.findByText('Done. No puzzle is needed.');
    await user.click(press('Register'));
    await waitFor(() => expect(server.to(workChallenge)).toHaveLength(2));
  });

  it('says that the work failed, and offers to try again or to go back to the puzzle', async () => {
    const server = serverAsking({}, { captcha: true });
    server.on(workChallenge, () => {
      throw refuse('unavailable');
    });
    await renderSite('/register', server);
    const user = userEvent.setup({ delay: null });
    await user.click(await anotherWay());
    expect(await screen.findByText("The check didn't finish.")).toBeVisible();
    expect(press('Try again')).toBeEnabled();
    await user.click(press('Show the puzzle instead'));
    expect(await screen.findByLabelText(/^Characters in the picture/)).toBeVisible();
  });
});
