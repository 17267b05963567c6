/** DI token of what every staff mail says of sender, recipients and links. */
export const LEAD_MAIL_SETTINGS = Symbol('LEAD_MAIL_SETTINGS');
