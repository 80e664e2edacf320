/** Where regulators say whom they have authorised. Messages put the words that lead there between tags of these names. */
export const regulators = {
  /** Secretaria de Prêmios e Apostas, Brazil: its list. */
  SPA: 'https://www.gov.br/fazenda/pt-br/composicao/orgaos/secretaria-de-premios-e-apostas/lista-de-empresas',
  /**
   * Dirección General de Juegos y Sorteos, Mexico: its site, which answers without encryption only; which page of it is the
   * list, no source confirms.
   */
  SEGOB: 'http://www.juegosysorteos.gob.mx/',
  /** Coljuegos, Colombia: its list of online operators. */
  Coljuegos: 'https://www.coljuegos.gov.co/publicaciones/301841/juegosonline/',
} as const;
