export { CountryCards } from './country-cards.tsx';
export { CountryTable } from './country-table.tsx';
export { HelpLines } from './help-lines.tsx';
export { LawNotice } from './law-notice.tsx';
