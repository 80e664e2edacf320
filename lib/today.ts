/** The day that the clock of this computer shows in UTC, `YYYY-MM-DD`. */
export const currentDay = (): string => new Date().toISOString().slice(0, 10);
