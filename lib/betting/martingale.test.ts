import { martingaleBust, martingaleBustOverCycles, martingaleLoss, martingaleSteps } from './martingale.ts';

describe('Martingale', () => {
  it('of seven stakes goes bust in 0.94 % of cycles and then loses 127 units', () => {
    expect(martingaleBust(7)).toBeCloseTo(0.0094, 4);
    expect(martingaleLoss(7, 1)).toBe(127);
    expect(martingaleLoss(7, 10)).toBe(1270);
  });

  it('of seven stakes goes bust at least once in 100 cycles with 61 %', () => {
    expect(martingaleBustOverCycles(7, 100)).toBeCloseTo(0.612, 3);
    expect(martingaleBustOverCycles(7, 0)).toBe(0);
  });

  it('doubles stake by stake, each win covering what was lost and one stake more', () => {
    const steps = martingaleSteps(4, 10);
    expect(steps.map(({ bet }) => bet)).toEqual([1, 2, 3, 4]);
    expect(steps.map(({ stake }) => stake)).toEqual([10, 20, 40, 80]);
    expect(steps.map(({ lost }) => lost)).toEqual([10, 30, 70, 150]);
    expect(steps[1]?.probability).toBeCloseTo((19 / 37) ** 2, 12);
    for (const { stake, lost } of steps) expect(stake - (lost - stake)).toBe(10);
  });
});
