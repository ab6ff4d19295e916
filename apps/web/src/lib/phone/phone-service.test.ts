import { describe, expect, it, vi } from 'vitest';
import { openPhoneService, type PhoneConnection } from './phone-service.ts';

/** A service that takes the code 246810 once, as the real one does. */
function connection() {
  const exchange = vi.fn(async (code: string) => {
    if (code !== '246810') throw { code: 'auth/invalid-verification-code' };
    return async () => 'token-of-the-phone';
  });
  const connected: PhoneConnection = { send: vi.fn(async () => exchange) };
  return { connected, exchange };
}

describe('REG-15 the external phone verification', () => {
  it('gives a token for the code that was sent', async () => {
    const { connected } = connection();
    const service = openPhoneService(async () => connected);
    await service.send('+639171234567');
    expect(connected.send).toHaveBeenCalledWith('+639171234567');
    await expect(service.confirm('246810')).resolves.toBe('token-of-the-phone');
  });

  it('exchanges a code once, however often the form is sent with it', async () => {
    const { connected, exchange } = connection();
    const service = openPhoneService(async () => connected);
    await service.send('+639171234567');
    await service.confirm('246810');
    await service.confirm('246810');
    expect(exchange).toHaveBeenCalledTimes(1);
  });

  it('ERR-02 explains a wrong code, and accepts the right one afterwards', async () => {
    const { connected } = connection();
    const service = openPhoneService(async () => connected);
    await service.send('+639171234567');
    await expect(service.confirm('111111')).rejects.toMatchObject({ kind: 'invalid_code' });
    await expect(service.confirm('246810')).resolves.toBe('token-of-the-phone');
  });

  it('ERR-02 requires a new code if none was sent since the page opened', async () => {
    const service = openPhoneService(async () => connection().connected);
    await expect(service.confirm('246810')).rejects.toMatchObject({ kind: 'code_expired' });
  });

  it('connects again after a connection that failed', async () => {
    const { connected } = connection();
    const connect = vi
      .fn<() => Promise<PhoneConnection>>()
      .mockRejectedValueOnce(new Error('No part.'));
    connect.mockResolvedValue(connected);
    const service = openPhoneService(connect);
    await expect(service.send('+639171234567')).rejects.toThrow('No part.');
    await expect(service.send('+639171234567')).resolves.toBeUndefined();
    expect(connect).toHaveBeenCalledTimes(2);
  });
});
