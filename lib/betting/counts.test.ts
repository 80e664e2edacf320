import { expectedCount, poissonOver } from './counts.ts';

describe('expectedCount', () => {
  it('scales a rate by the opponent', () => {
    expect(expectedCount(6, 5.5, 5)).toBeCloseTo(6.6, 12);
    // An opponent that concedes the average changes nothing.
    expect(expectedCount(4.2, 4.4, 4.4)).toBeCloseTo(4.2, 12);
  });

  it('refuses rates of nothing', () => {
    expect(() => expectedCount(0, 5, 5)).toThrow(/own is 0/);
    expect(() => expectedCount(5, 5, 0)).toThrow(/average is 0/);
  });
});

describe('poissonOver', () => {
  it('agrees with published tables', () => {
    // 1 − P(X ≤ 9) at mean 10 is 0.5421; at mean 8, 0.2834.
    expect(poissonOver(10, 9.5)).toBeCloseTo(0.5421, 4);
    expect(poissonOver(8, 9.5)).toBeCloseTo(0.2834, 4);
  });

  it('leaves only zero under 0.5', () => {
    expect(poissonOver(2.5, 0.5)).toBeCloseTo(1 - Math.exp(-2.5), 12);
  });

  it('falls as the line rises', () => {
    expect(poissonOver(10, 10.5)).toBeLessThan(poissonOver(10, 9.5));
  });

  it('refuses what is no half line', () => {
    expect(() => poissonOver(10, 10)).toThrow(/line is 10/);
    expect(() => poissonOver(0, 9.5)).toThrow(RangeError);
  });
});
