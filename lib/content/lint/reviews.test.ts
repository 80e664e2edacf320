import { edit, neverBuilds, review, reviewText } from '@/lib/testing/slips.ts';

neverBuilds([
  [
    'score above its scale',
    edit(review, 'value: 8, scale: 10, average: true', 'value: 8, scale: 5, average: false'),
    `${review}:8:10 reviews.scoreAboveScale 8 5`,
  ],
  [
    'average that disagrees with the criteria',
    edit(review, 'usability, score: 8', 'usability, score: 9.5'),
    `${review}:8:10 reviews.averageWrong 8 8.3`,
  ],
  [
    'average without all criteria',
    edit(review, 'usability, score: 8', 'usability'),
    `${review}:8:31 reviews.averageIncomplete`,
  ],
  ['criterion twice', edit(review, 'id: payments', 'id: usability'), `${review}:11:7 repeated.twice usability`],
  [
    'criterion without analysis',
    edit(reviewText, '<Criterion id="trust">', '<Criterion id="games">'),
    `${reviewText} reviews.criterionUnwritten trust`,
  ],
  [
    'analysis without criterion',
    edit(reviewText, '<Criterion id="trust">', '<Criterion id="games">'),
    `${reviewText}:29:1 reviews.criterionUnknown games usability,payments,trust,markets,support,bonuses`,
  ],
  [
    'two reviews of the same place',
    edit(review, 'order: 1', 'order: 2'),
    `${review}:4:1 reviews.sameOrder casa-2 2 brasil`,
  ],
  [
    'a review without a source',
    edit(review, 'sources:\n  - { title: Coleta, publisher: Guia, date: 2025-01-15 }', 'sources: []'),
    `${review}:19:1 reviews.reviewWithoutSource`,
  ],
  [
    'a review of the name of another',
    edit(review, 'name: Casa 1', 'name: Casa 2'),
    'content/reviews/casa-2/review.yml:1:1 reviews.sameName Casa 2 casa-1',
  ],
  [
    'a partner link of another review',
    edit('content/site.yml', 'https://parceiro.example/casa-2', 'https://parceiro.example/casa-1'),
    'content/site.yml:16:3 reviews.samePartnerLink casa-1',
  ],
  [
    'an operator founded after its review',
    edit(review, 'facts: { payments: [pix]', 'facts: { payments: [pix], founded: 2027'),
    `${review}:18:27 references.tooEarly history founded`,
  ],
  [
    'history from old to new',
    edit(review, 'date: 2026-11-20', 'date: 2024-11-20'),
    `${review}:23:7 reviews.historyOrder`,
  ],
  [
    'a correction that does not lead to the score',
    edit(review, 'change: { pt: Revisão }', 'change: { pt: Revisão }, corrects: [{ figure: rating, from: 7, to: 9 }]'),
    `${review}:22:61 reviews.correctionWrong rating 9 8`,
  ],
  [
    'review without a partner link',
    edit('content/site.yml', '  casa-3: https://parceiro.example/casa-3\n', ''),
    'content/site.yml:14:1 reviews.noPartnerLink casa-3',
  ],
  [
    'partner link of no review',
    edit('content/site.yml', 'casa-3: https', 'casa-9: https://parceiro.example/casa-9\n  casa-3: https'),
    'content/site.yml:17:3 reviews.linkOfNoReview casa-9',
  ],
]);
