interface Snippet {
  value: string;
  label: string;
  install: string;
  code: string;
}

/** How a receiver makes sure that a message comes from Meg, with the public libraries of the Standard Webhooks. */
export const verifySnippets: readonly Snippet[] = [
  {
    value: 'node',
    label: 'Node',
    install: 'npm install standardwebhooks express',
    code: `import express from 'express';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.MEG_WEBHOOK_SECRET);

express()
  .post('/meg', express.raw({ type: '*/*' }), (request, response) => {
    try {
      const event = webhook.verify(request.body, request.headers);
      console.log(request.headers['webhook-id'], event.type);
      response.sendStatus(204);
    } catch {
      response.sendStatus(400);
    }
  })
  .listen(8080);`,
  },
  {
    value: 'python',
    label: 'Python',
    install: 'pip install standardwebhooks flask',
    code: `import os
from flask import Flask, request
from standardwebhooks.webhooks import Webhook

app = Flask(__name__)
webhook = Webhook(os.environ["MEG_WEBHOOK_SECRET"])

@app.post("/meg")
def meg():
    try:
        event = webhook.verify(request.get_data(), dict(request.headers))
    except Exception:
        return "", 400
    print(request.headers["webhook-id"], event["type"])
    return "", 204`,
  },
];
