// `/api/subjects/{kind}/{slug}`: what there is to say of a studio, a series, a year, in one answer. Every fact is counted or
// found in the lists that the protocol gives anyway.
import { z } from "zod";
import { FILTERS } from "#shared/catalogue/filters.ts";
import { SUBJECT_KINDS } from "#shared/subject-kinds.ts";
import { Missing } from "./documentation.ts";
import { notFound, type Route } from "./route.ts";
import { describeSubject } from "./describe-subject.ts";
import { Subject } from "./subject-wire.ts";

const SubjectRef = z.object({
  kind: z.enum(SUBJECT_KINDS).meta({ description: "What it is.", examples: ["series"] }),
  slug: z.string().meta({
    description: `The slug of the entry of its taxonomy (\`developers\` of a studio, \`creators\` of a person), or a year from ${FILTERS.year.limits.join(" to ")}.`,
    examples: ["the-witcher"],
  }),
});

const SUBJECT: Route = {
  path: "/subjects/:kind/:slug",
  schema: {
    summary: "What is to be said of a studio, publisher, person, series, platform, genre, tag or year",
    tags: ["taxonomies"],
    params: SubjectRef,
    response: { 200: Subject, 404: Missing },
  },
  answer: async ({ context, params }, source) => {
    const kind = SUBJECT_KINDS.find((known) => known === params["kind"]);
    if (kind === undefined) throw notFound();
    const found = await describeSubject({ kind, slug: params["slug"] ?? "" }, source, context);
    if (found.value === undefined) throw notFound();
    return found;
  },
};

export const SUBJECT_ROUTES: readonly Route[] = [SUBJECT];
