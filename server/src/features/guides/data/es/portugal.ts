import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'aaf8c23d', text: 'Europa del Sur' },
  currency: { of: 'de5cde13', text: 'euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '8e8ad380',
    text: 'Portugal forma parte del espacio Schengen: los ciudadanos de muchos países pueden visitarlo sin visado hasta 90 días en cualquier periodo de 180 días, contando todo el espacio; otros necesitan antes un visado Schengen. Los ciudadanos de la UE no necesitan visado de ningún tipo. Una visita no equivale a un visado de residencia y no da derecho a la franquicia para el menaje de casa.',
  },
  'visaRequirements.workVisa': {
    of: 'edd131e6',
    text: 'Los ciudadanos de la UE pueden trabajar libremente en Portugal. Los demás solicitan en un consulado de Portugal el visado de residencia que corresponda a su caso: para empleados, personal cualificado, fundadores de empresas, quienes trabajan a distancia o personas que viven de una pensión u otros ingresos propios. Los ingresos exigidos siguen el salario mínimo portugués y por eso cambian cada año.',
  },
  'visaRequirements.residencePermit': {
    of: 'd76f43ff',
    text: 'El visado de residencia para Portugal se canjea por un permiso de residencia en la agencia de migración AIMA (aima.gov.pt), que sustituyó al SEF en octubre de 2023; los consejos que todavía mencionan al SEF están desfasados. Las citas pueden tardar, así que guarde el comprobante de cada reserva. Los ciudadanos de la UE se registran en el ayuntamiento si se quedan más de tres meses.',
  },
  'visaRequirements.familyReunification': {
    of: '4397ce26',
    text: 'El cónyuge, la pareja y los hijos a cargo y, en algunos casos, los padres pueden por lo general reunirse con un residente de Portugal mediante la reagrupación familiar ante la AIMA. Las condiciones y los plazos de espera han ido cambiando, así que consúltelos con la AIMA o con un abogado antes de planear quién viaja y cuándo.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '375b7663',
    text: 'El menaje de casa entra en Portugal libre de derechos y de IVA si ha vivido fuera de la UE al menos 12 meses seguidos y lo ha tenido y usado al menos 6 meses; algunos consulados solo aceptan como prueba de uso facturas de más de 1 año de antigüedad. Los ciudadanos de fuera de la UE necesitan antes su visado de residencia portugués. Los bienes deben llegar dentro de los 12 meses siguientes a su instalación, y nada puede venderse, prestarse, alquilarse ni darse en prenda durante 12 meses sin avisar a la aduana. Una mudanza desde otro país de la UE no requiere ningún trámite aduanero.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Drogas.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'da5e11c7',
    text: 'Armas y municiones sin permiso de la policía portuguesa.',
  },
  'customsRegulations.prohibitedItems.2': { of: '2bbfa747', text: 'Carne y productos lácteos de fuera de la UE.' },
  'customsRegulations.prohibitedItems.3': {
    of: 'fbc82c64',
    text: 'Animales y plantas protegidos, y objetos hechos con ellos, sin documentos CITES.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '30f910e5',
    text: 'Artículos destinados al comercio, que no pueden figurar en el certificado de equipaje.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'cdeab37b',
    text: 'Bebidas, alimentos y tabaco: no pueden figurar en el certificado de equipaje, y el alcohol y el tabaco quedan fuera de la franquicia.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '1ac84b66',
    text: 'Artículos nuevos y artículos comprados libres de impuestos: quedan fuera de la franquicia.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'cbf336c3',
    text: 'Equipo profesional: queda fuera de la franquicia, salvo los instrumentos portátiles de su oficio.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'f1f44f6c',
    text: 'Vehículos comerciales: quedan fuera de la franquicia.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '1ba01f62',
    text: 'Plantas: suelen necesitar un certificado fitosanitario.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '3c6d24b9',
    text: 'Certificado de equipaje (Certificado de Bagagem) del consulado de Portugal correspondiente al lugar que deja.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '623c722e',
    text: 'Listas de los bienes firmadas, por triplicado, con cantidades, marcas y modelos, para el certificado de equipaje.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '8e4138f9',
    text: 'Pasaporte con el visado de residencia portugués, para los ciudadanos de fuera de la UE.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '6d5040f2',
    text: 'Prueba de que ha vivido fuera de la UE al menos 12 meses seguidos.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '9874e323',
    text: 'Número fiscal portugués (NIF), que las empresas de mudanzas suelen necesitar para la declaración.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e2ba8d8f',
    text: 'Certificado de residencia de la junta de freguesia (la administración de barrio o parroquia), que se pide a menudo.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '628bf3df',
    text: 'El despacho en Portugal suele tardar unos 5 a 15 días hábiles una vez que se tienen el certificado de equipaje y el número fiscal (NIF). Obtenga el certificado antes de partir, ya que lo expide el consulado de su domicilio anterior.',
  },
  'petImport.vaccinations.0': {
    of: 'b2a56f39',
    text: 'Primero el microchip: debe estar colocado antes de la vacuna contra la rabia o implantarse en la misma visita.',
  },
  'petImport.vaccinations.1': {
    of: '0683f123',
    text: 'Vacuna contra la rabia para perros, gatos y hurones a las 12 semanas de edad o más tarde.',
  },
  'petImport.vaccinations.2': {
    of: 'f9bb826b',
    text: 'Espera de 21 días desde la primera vacuna contra la rabia antes de viajar a Portugal.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Análisis de sangre de anticuerpos contra la rabia si viene de un país que la UE no incluye entre los de bajo riesgo: la muestra suele tomarse al menos 30 días después de la vacuna, con 3 meses de espera antes del viaje.',
  },
  'petImport.quarantine': {
    of: 'ceea5e39',
    text: 'Las mascotas que cumplen las normas de la UE no pasan cuarentena en Portugal; un animal que no las cumpla puede ser devuelto, aislado o, como último recurso, sacrificado. Los perros de razas que la ley considera peligrosas tienen que registrarse y están sujetos a condiciones, así que pregunte a la autoridad veterinaria DGAV (dgav.pt). Si en su caso hace falta el análisis de sangre, empiece al menos cinco meses antes de la mudanza.',
  },
  'petImport.healthCertificate': {
    of: '37609a93',
    text: 'Desde fuera de la UE, un perro, un gato o un hurón suele necesitar un certificado zoosanitario de la UE para entrar en Portugal, y conviene avisar al veterinario del aeropuerto con al menos 48 horas de antelación; consulte a la DGAV (dgav.pt). Desde dentro de la UE sirve el pasaporte para mascotas. Según informan otras guías, desde el 22 de abril de 2026 rigen nuevas normas de la UE, con nuevos modelos de certificado desde el 1 de octubre de 2026 y un máximo de cinco mascotas por vehículo, así que pida al veterinario el modelo vigente.',
  },
  'vehicleImport.regulations': {
    of: '89690ee1',
    text: 'Un automóvil particular se considera un bien personal, de modo que quien llega de fuera de la UE puede llevarlo a Portugal libre de derechos con el menaje de casa, en las mismas condiciones: 12 meses de vida en el extranjero, 6 meses de uso y sin venderlo durante 12 meses. El impuesto sobre vehículos (ISV) es un asunto aparte, con una exención propia para quienes trasladan su residencia.',
  },
  'vehicleImport.duties': {
    of: 'f0b45cdd',
    text: 'Quienes se mudan a Portugal pueden por lo general llevar un automóvil de turismo libre de derechos, de IVA y del impuesto sobre vehículos (ISV) si tienen licencia de conducir y poseían el automóvil desde bastante tiempo antes de la mudanza: las fuentes varían entre 6 y 12 meses para el ISV, así que consulte primero a la autoridad tributaria. Sin la exención, el ISV depende de la cilindrada, el CO2 y la antigüedad, y puede ser elevado.',
  },
  'vehicleImport.documentation.0': {
    of: '1c1ef099',
    text: 'Documento de matriculación extranjero a su nombre, con la fecha.',
  },
  'vehicleImport.documentation.1': {
    of: '1b2f348b',
    text: 'Factura de compra y prueba del tiempo que ha poseído y usado el automóvil.',
  },
  'vehicleImport.documentation.2': {
    of: 'e1b5b4be',
    text: 'Prueba de la residencia en el extranjero y, si la hay, de su baja.',
  },
  'vehicleImport.documentation.3': { of: '025ce4ee', text: 'Licencia de conducir.' },
  'vehicleImport.documentation.4': {
    of: '08de95a6',
    text: 'Número fiscal portugués (NIF) y prueba de la nueva dirección.',
  },
  'vehicleImport.documentation.5': {
    of: '2102dc02',
    text: 'Certificado de conformidad u homologación, y una inspección portuguesa.',
  },
  'vehicleImport.restrictions': {
    of: 'fbe77382',
    text: 'Llevar un automóvil a Portugal compensa si obtiene la exención del ISV, que debe pedirse poco después de la mudanza; sin ella, el impuesto supera a menudo lo que se ahorra. Un automóvil exento no se puede vender ni prestar durante un periodo posterior. Se circula por la derecha, y partes del centro de Lisboa restringen los automóviles más antiguos.',
  },
  'healthcare.system': {
    of: '52633d92',
    text: 'Portugal tiene un servicio nacional de salud (SNS) con centros de salud y hospitales, en su mayoría gratuitos o a bajo costo para los residentes, y un buen sector privado en las ciudades. Las listas de espera para el médico de familia y los especialistas pueden ser largas.',
  },
  'healthcare.insurance': {
    of: '241907b5',
    text: 'Los residentes se inscriben en el centro de salud local en Portugal para obtener un número de usuario (número de utente). Los visados de residencia suelen exigir al principio un seguro de viaje o médico privado, y muchas personas conservan una póliza privada para ver antes a los especialistas.',
  },
  'healthcare.emergencyNumber': { of: 'b1556dea', text: '112' },
  'education.schoolSystem': {
    of: 'bfb5af9a',
    text: 'En Portugal la escuela es obligatoria de los 6 a los 18 años: tres ciclos de enseñanza básica y después la secundaria, gratuitos en las escuelas públicas. El curso va de septiembre a junio, y los niños se inscriben por internet o en la escuela que corresponde a su dirección.',
  },
  'education.languageOfInstruction': {
    of: 'f6712754',
    text: 'En las escuelas públicas de Portugal se enseña en portugués y se ofrece también como lengua para los recién llegados. Las escuelas internacionales se encuentran en torno a Lisboa y Oporto y en el Algarve.',
  },
  'utilities.electricity': {
    of: '1fed17ab',
    text: 'En Portugal la corriente es de 230 V a 50 Hz, con enchufes de los tipos C y F. Los aparatos fabricados para 110 a 120 V necesitan allí un transformador. Los contratos son por potencia máxima, así que pida la suficiente si cocina y calienta la casa con electricidad.',
  },
  'utilities.internet': {
    of: '1a9d00b9',
    text: 'La fibra llega a la mayoría de las localidades de Portugal y suele venderse junto con televisión y telefonía móvil, a menudo con una permanencia de dos años; lea el plazo antes de firmar.',
  },
  'utilities.banking': {
    of: '0f5e8651',
    text: 'Para abrir una cuenta en Portugal suelen hacer falta el pasaporte, un número fiscal (NIF), un comprobante de domicilio y otro de ingresos. Muchas facturas y tiendas usan la red Multibanco, así que una tarjeta de débito portuguesa facilita la vida.',
  },
  'culturalTips.0': {
    of: '07343489',
    text: 'En Portugal, salude con bom dia, boa tarde o boa noite al entrar en una tienda o un ascensor, y use los tratamientos de cortesía hasta que le pidan que no lo haga.',
  },
  'culturalTips.1': {
    of: '17dad4a0',
    text: 'El pan y las aceitunas que ponen en la mesa de un restaurante portugués suelen cobrarse; puede devolverlos.',
  },
  'culturalTips.2': {
    of: '56980730',
    text: 'Muchas viviendas de Portugal no tienen calefacción central, así que pregunte por ella antes de alquilar y tenga a mano ropa de cama abrigada en invierno.',
  },
  'culturalTips.3': {
    of: 'f8e63ed8',
    text: 'Empiece las conversaciones en portugués, aunque sea con unas pocas palabras; no dé por sentado que basta con el español.',
  },
  'culturalTips.4': {
    of: '7ef945e1',
    text: 'Lleve su número fiscal (NIF) en el teléfono: lo piden a diario las tiendas, los médicos y las compañías de servicios.',
  },
  'importantContacts.emergencyServices': {
    of: '41211423',
    text: 'En Portugal, marque el 112 para la policía, una ambulancia o los bomberos.',
  },
  'importantContacts.taxOffice': {
    of: '42cae474',
    text: 'La autoridad tributaria y aduanera se ocupa de ambas cosas en Portugal: portaldasfinancas.gov.pt.',
  },
  'sources.0.title': { of: '43dfdd2b', text: 'Consulado de Portugal en Maputo: certificado de equipaje' },
  'sources.1.title': { of: 'f0f4fede', text: 'Reglamento (CE) 1186/2009: franquicia por traslado de residencia' },
  'sources.2.title': { of: 'c1c4d4b2', text: 'Comisión Europea: desplazamiento de mascotas dentro de la Unión' },
  'sources.3.title': { of: 'dec77532', text: 'Agencia de migración y asilo (AIMA)' },
  'sources.4.title': { of: '1b9a9706', text: 'Autoridad veterinaria de Portugal (DGAV)' },
  'sources.5.title': { of: '29cdb248', text: 'Autoridad tributaria y aduanera de Portugal' },
  'sources.6.title': { of: '97091ae9', text: 'Global Mobility: menaje de casa a Portugal (secondary)' },
  'sources.7.title': { of: '45c5d1ac', text: 'Imposto sobre Veículos: exención por cambio de residencia (secondary)' },
  'sources.8.title': { of: '57761936', text: 'Politis: nuevas normas de la UE para las mascotas (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
