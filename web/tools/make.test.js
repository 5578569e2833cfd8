// The programs that make starts are those that cargo has built, wherever that is.

import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

/** The last step of a target, as make would run it. */
function lastStep(target, env) {
  // The tests themselves may run under make.
  const rest = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(MAKE|CARGO_TARGET)/.test(name)));
  const project = new URL("../../", import.meta.url);
  const steps = execFileSync("make", ["--dry-run", target], {
    cwd: project,
    env: { ...rest, ...env },
    encoding: "utf8",
  });
  return steps.trim().split("\n").at(-1);
}

it("plays what is in the folder of the project", () => {
  expect(lastStep("terminal", {})).toMatch(/^target\/play\/branchline play/);
});

it("plays what is in the folder that cargo was told", () => {
  expect(lastStep("terminal", { CARGO_TARGET_DIR: "/elsewhere" })).toMatch(/^\/elsewhere\/play\/branchline play/);
});
