import { announcementTypes, prizeModes } from '@lantern/contracts';
import * as z from 'zod/mini';

const colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/));
/** It goes into the policy of pages, where a blank or a semicolon would begin another rule. */
const origin = z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i));
/** ISO 3166-1, two letters. */
const country = z.string().check(z.regex(/^[A-Z]{2}$/));
const moment = z.iso.datetime();

export const siteStatus = {
  status: z.strictObject({
    /** Closed while this is set, or from `from` to `until` where they are. */
    maintenance: z.nullable(
      z.strictObject({ from: z.nullable(moment), until: z.nullable(moment) }),
    ),
    /** Countries whose visitors are turned away. */
    restrictedCountries: z.array(country),
  }),
  site: z.strictObject({
    /** The platform's code of each language. */
    languageCodes: z.record(z.string(), z.string()),
    lotteryType: z.string(),
    prizeModes: z.array(z.enum(prizeModes)),
    announcementTypes: z.array(z.enum(announcementTypes)),
    announcementExecution: z.literal('B'),
    chat: z.strictObject({ headerColor: colour, menuColor: colour }),
    gtagId: z.nullable(z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/))),
    imageCdns: z.array(origin),
    launchGameCdns: z.array(origin),
    barsBesideGames: z.boolean(),
    /**
     * Vendors whose cards stand under e-sports or cockfight although they call themselves sports
     * (GAM-03).
     */
    esportsVendors: z.array(z.string()),
    cockfightVendors: z.array(z.string()),
  }),
};
