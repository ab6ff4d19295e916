export interface SmsMessage {
  brandId: string;
  /** The brand's name, for a gateway that shows it as the sender. */
  brandName: string;
  /** E.164, such as `+639171234567`. */
  to: string;
  text: string;
}

/** Sends SMS. Resolves when the gateway has accepted the message, otherwise throws. */
export interface SmsGateway {
  send(message: SmsMessage): Promise<void>;
}
