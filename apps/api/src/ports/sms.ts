export interface SmsMessage {
  brandId: string;
  /** The brand's name, for a gateway that shows it as the sender. */
  brandName: string;
  /** E.164, such as `+639171234567`. */
  to: string;
  text: string;
}

/**
 * Sends short messages. Resolves when the gateway has taken the message over; throws when it has
 * not.
 */
export interface SmsGateway {
  send(message: SmsMessage): Promise<void>;
}
